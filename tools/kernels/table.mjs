// What is compiled from C++, from what, and how. Paths are in packages/bots.

/** A package of npm with all it needs inside: the same bytes come out on every machine. */
export const COMPILER = '@yowasp/clang@22.0.0-git20542-10';

const TABLE = ['kernel/table', 'kernel', 'training/gpu'];
const DUEL = ['kernel/duel', 'kernel', 'training/duel'];

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

/** Less inlining makes the table's kernels an eighth smaller and 5 % faster; Duel's have not been tried so. */
export const KERNELS = {
  'kingdomino-5': {
    source: 'kernel/table/table.cpp',
    folders: TABLE,
    flags: [...CLANG, '-DSIZE=5', '-O2'],
    output: 'assets/kingdomino-5.wasm',
  },
  'kingdomino-7': {
    source: 'kernel/table/table.cpp',
    folders: TABLE,
    flags: [...CLANG, '-DSIZE=7', '-O2'],
    output: 'assets/kingdomino-7.wasm',
  },
  duel: {
    source: 'kernel/duel/duel.cpp',
    folders: DUEL,
    flags: CLANG,
    output: 'assets/duel.wasm',
  },
};

const tableProgram = (source, size) => ({ source, folders: TABLE, flags: [`-DSIZE=${size}`] });

/**
 * Every C++ file that is a program of its own, kernels and those of the training; the .cu also is plain C++. What
 * depends on the size of a kingdom is in the engine, and the kernel includes all of that.
 */
export const PROGRAMS = [
  tableProgram('kernel/table/table.cpp', 5),
  tableProgram('kernel/table/table.cpp', 7),
  ...['check.cpp', 'golden.cpp', 'promise.cpp', 'kernels.cu'].map(name =>
    tableProgram(`training/gpu/${name}`, 5),
  ),
  { source: 'training/duel/selfplay.cpp', folders: DUEL, flags: [] },
  { source: 'kernel/duel/duel.cpp', folders: DUEL, flags: [] },
];
