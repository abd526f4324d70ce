// What is compiled from C++, from what, and how. Paths are in the package that is their home.

/** A package of npm with all it needs inside: the same bytes come out on every machine. */
export const COMPILER = '@yowasp/clang@22.0.0-git20542-10';

const KINGDOMINO = ['engine/kingdomino', 'engine', 'training/kingdomino'];
const DUEL = ['engine/duel', 'engine'];

const CLANG = [
  '--target=wasm32-wasip1',
  '-O3',
  '-std=c++17',
  '-msimd128',
  '-mbulk-memory',
  '-mnontrapping-fptoint',
  '-ffast-math',
  '-fno-exceptions',
  '-fno-rtti',
  '-nostartfiles',
  '-Wl,--no-entry,--strip-all,--gc-sections,-z,stack-size=262144',
];

/** Less inlining makes Kingdomino's kernels an eighth smaller and 5 % faster; Duel's have not been tried so. */
export const KERNELS = {
  'kingdomino-5': {
    home: 'bots',
    source: 'engine/kingdomino/kernel.cpp',
    folders: KINGDOMINO,
    flags: [...CLANG, '-DSIZE=5', '-O2'],
    output: 'assets/kingdomino-5.wasm',
  },
  'kingdomino-7': {
    home: 'bots',
    source: 'engine/kingdomino/kernel.cpp',
    folders: KINGDOMINO,
    flags: [...CLANG, '-DSIZE=7', '-O2'],
    output: 'assets/kingdomino-7.wasm',
  },
  duel: {
    home: 'bots',
    source: 'engine/duel/kernel.cpp',
    folders: DUEL,
    flags: CLANG,
    output: 'assets/duel.wasm',
  },
  vision: {
    home: 'vision',
    source: 'engine/kernel.cpp',
    folders: [],
    flags: CLANG,
    output: 'assets/kernel.wasm',
  },
};

const kingdominoProgram = (source, size) => ({
  home: 'bots',
  source,
  folders: KINGDOMINO,
  flags: [`-DSIZE=${size}`],
});

/**
 * Every C++ file that is a program of its own, kernels and those of the training; the .cu also is plain C++. What
 * depends on the size of a kingdom is in the engine, and the kernel includes all of that.
 */
export const PROGRAMS = [
  kingdominoProgram('engine/kingdomino/kernel.cpp', 5),
  kingdominoProgram('engine/kingdomino/kernel.cpp', 7),
  ...['check.cpp', 'golden.cpp', 'policy-prior.cpp', 'kernels.cu'].map(name =>
    kingdominoProgram(`training/kingdomino/${name}`, 5),
  ),
  { home: 'bots', source: 'training/duel/selfplay.cpp', folders: DUEL, flags: [] },
  { home: 'bots', source: 'engine/duel/kernel.cpp', folders: DUEL, flags: [] },
  { home: 'vision', source: 'engine/kernel.cpp', folders: [], flags: [] },
];
