/** Threads run built code: a file beside this module, also when the module itself runs from its source in a test. */
export function builtUrl(from: string, file: string): URL {
  return new URL(file, from.endsWith('.ts') ? from.replace('/server/src/', '/server/dist/') : from);
}
