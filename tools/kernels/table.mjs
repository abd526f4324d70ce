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

/**
 * The other C++ programs, those of the training; the .cu also is plain C++. What depends on the size of a kingdom is in
 * the engine, and the kernels include all of that.
 */
export const PROGRAMS = [
  ...['check.cpp', 'golden.cpp', 'policy-prior.cpp', 'kernels.cu'].map(name => ({
    home: 'bots',
    source: `training/kingdomino/${name}`,
    folders: KINGDOMINO,
    flags: ['-DSIZE=5'],
  })),
  { home: 'bots', source: 'training/duel/selfplay.cpp', folders: DUEL, flags: [] },
];
