/** The parts of the WebAssembly interface used here; the language's own types do not have it. */
interface WasmRuntime {
  instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
}

/** Opens a compiled kernel; undefined where WebAssembly with SIMD is missing or forbidden. */
export async function openWasm<Exports>(bytes: Uint8Array): Promise<Exports | undefined> {
  const runtime = (globalThis as { WebAssembly?: WasmRuntime }).WebAssembly;
  if (!runtime) return undefined;
  const opened = await runtime.instantiate(bytes).catch(() => undefined);
  return opened && (opened.instance.exports as Exports);
}
