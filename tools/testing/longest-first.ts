import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take tens of seconds, most of them waiting for other processes. They begin first: at the end they would run
 * alone. The order of the others is Vitest's, which knows on a new machine only how long their texts are.
 */
const LONGEST = ['packages/server/src/integration/crash.test.ts'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some(name => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}
