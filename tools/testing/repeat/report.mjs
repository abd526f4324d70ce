/** Which tests were red, read from the reports of both runners, and the table of all runs. */

/** @param {{ testResults: { name: string, status: string, message?: string, assertionResults: { fullName: string, status: string }[] }[] }} report */
export function redOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const red = assertionResults.filter(test => test.status === 'failed').map(({ fullName }) => fullName);
    // a file that cannot be read has no tests
    const whole =
      status === 'failed' && red.length === 0 ? [message?.split('\n')[0] ?? 'the whole file'] : [];
    return [...red, ...whole].map(test => `${name.split('/packages/').at(-1)} › ${test}`);
  });
}

/** @param {{ suites: object[], errors: { message?: string }[] }} report */
export function redOfPlaywright({ suites, errors }) {
  const all = suites.flatMap(specsOf);
  const red = all.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`);
  return [...red, ...errors.map(({ message = 'an error' }) => message.split('\n')[0])];
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {{ run: number, isBusy: boolean, parts: { name: string, seconds: number, red: string[] }[] }[]} rows */
export function tableOf(rows) {
  const lines = rows.map(({ run, isBusy, parts }) => {
    const times = parts.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ');
    const red = parts.flatMap(part => part.red);
    return `| ${run} | ${isBusy ? 'busy' : 'quiet'} | ${times} | ${red.length} | ${red.join('; ') || '–'} |`;
  });
  return ['| run | machine | time | red | which |', '| --- | --- | --- | --- | --- |', ...lines].join('\n');
}
