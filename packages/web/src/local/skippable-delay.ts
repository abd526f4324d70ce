/** A delay that can be ended early. */
export class SkippableDelay {
  #end: () => void = () => undefined;

  /** Without a time it lasts until `end`. Beginning anew ends the one before. */
  begin(milliseconds?: number): Promise<void> {
    this.end();
    return new Promise(resolve => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  end(): void {
    this.#end();
  }
}
