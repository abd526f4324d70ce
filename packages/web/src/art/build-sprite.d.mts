export declare function buildSprite(dir: string): string;
export declare function toSymbol(id: string, source: string): string;
