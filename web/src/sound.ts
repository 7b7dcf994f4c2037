/** A few sounds, made by the browser itself; silent until somebody asks for them. */

import { settings } from "@/settings.svelte";

/** `turn`: it is my turn. `move`: something moved. `no`: refused. `end`: the match is over. */
export type Sound = "turn" | "move" | "no" | "end";

/** A tone: when, how high, how long. */
type Note = readonly [at: number, hertz: number, seconds: number];

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [[0, 659, 0.12], [0.1, 988, 0.22]],
  move: [[0, 196, 0.07]],
  no: [[0, 147, 0.12], [0.09, 131, 0.16]],
  end: [[0, 523, 0.16], [0.13, 659, 0.16], [0.26, 784, 0.16], [0.39, 1047, 0.5]],
};
const LOUDNESS = 0.11;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume(); // a browser is silent before the first touch
  for (const [at, hertz, seconds] of NOTES[sound]) note(context, context.currentTime + at, hertz, seconds);
}

/** A plucked string: loud at once, then fading. */
function note(audio: AudioContext, at: number, hertz: number, seconds: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
