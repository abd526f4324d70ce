// What is said about the versions.

/**
 * Deprecations in what Node wrote with --redirect-warnings and --trace-deprecation: each once, with the lines of its
 * trace.
 */
export function deprecations(text) {
  const warnings = text
    .split(/^(?=\(node:\d+\) )/m)
    .filter(part => /^\(node:\d+\) .*DeprecationWarning/.test(part));
  return [...new Set(warnings.map(part => part.replace(/^\(node:\d+\) /, '').trim()))];
}

/** One line for each version, in columns. */
export function tableOf(rows) {
  const names = ['version', 'build', 'start', 'tests', 'warnings'];
  const lines = [['node', ...names.slice(1)], ...rows.map(row => names.map(name => row[name]))];
  const width = column => Math.max(...lines.map(line => line[column].length));
  const line = cells =>
    cells
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd();
  return lines.map(line).join('\n');
}
