// A button that is drawn but not yet alive remembers that it was tapped: see main.ts.
addEventListener("click", (event) => (window.larcinTapped = event.target.closest("button")), true);
