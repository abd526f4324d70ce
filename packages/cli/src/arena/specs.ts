/** Splits a list of bots at its commas, except inside double quotes: a command may have commas of its own. */
export function splitSpecs(text: string): string[] {
  return (text.match(/(?:"[^"]*"|[^",])+/g) ?? []).map(spec => spec.trim()).filter(spec => spec !== '');
}
