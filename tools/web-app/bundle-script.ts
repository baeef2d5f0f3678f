import { build, type Rolldown } from 'vite';

/** A script of its own with all that it imports, minified: text that runs as it stands. `source` is a file's path. */
export async function bundleScript(source: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
