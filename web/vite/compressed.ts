import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Beside each file of text its brotli and its gzip, so that the server need not compress. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "larcin-compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      if (!existsSync(folder)) return; // nothing was built: another message says why
      for (const path of files(folder)) {
        const text = readFileSync(path);
        const options = {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          },
        };
        writeFileSync(`${path}.br`, brotliCompressSync(text, options));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

function files(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? files(path) : [path]))
    .filter((path) => WORTH_IT.test(path));
}
