export declare function readDrawings(dir: string): Map<string, string>;
export declare function buildSprite(dir: string, isWanted?: (id: string) => boolean): string;
export declare function toSymbol(id: string, source: string): string;
