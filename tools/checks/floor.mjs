/**
 * What built files use that the oldest browsers of the page do not have, by MDN's tables of what came when.
 *
 * A method is judged by its name: it is new where everything of the language that MDN knows under that name is new, and
 * where the page has none of its own that is called so. So `list.toSorted()` is found, and `search.size` is not, since maps
 * have had a size for long. What follows a global is judged exactly: `AbortSignal.any`, `navigator.share`.
 */
import { createRequire } from 'node:module';
import { parseSync, Visitor } from 'oxc-parser';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data');
const BUILTINS = data.javascript.builtins;
const STYLES = data.css;

/** By the name after the dot: every feature that is called so. */
const members = collectMembers();

/** What a browser gives every page an instance of. */
const INSTANCES = {
  navigator: 'Navigator',
  document: 'Document',
  performance: 'Performance',
  crypto: 'Crypto',
  location: 'Location',
  history: 'History',
};

/** Names of methods and properties that a script has of its own. */
export function ownNames(source) {
  const names = new Set();
  const note = ({ key, computed }) => {
    if (!computed && key.type === 'Identifier') names.add(key.name);
  };
  new Visitor({ MethodDefinition: note, PropertyDefinition: note, Property: note }).visit(parse(source));
  return names;
}

/**
 * @param floor versions by MDN's names of browsers: `{ chrome: 109, … }`
 * @param own names that the page has itself
 */
export function newScriptFeatures(source, floor, own = ownNames(source)) {
  const found = new Set();
  const judge = (features, name) => {
    if (features.length > 0 && features.every(one => isNew(one, floor))) found.add(name);
  };
  new Visitor({
    MemberExpression: ({ object, property, computed }) => {
      const parent = !computed && object.type === 'Identifier' ? globalNamed(object.name) : undefined;
      const exact = parent?.[`${property.name}_static`] ?? parent?.[property.name];
      if (exact?.__compat) judge([exact], `${object.name}.${property.name}`);
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.computed || own.has(callee.property.name)) return;
      const isExact = callee.object.type === 'Identifier' && globalNamed(callee.object.name);
      if (!isExact) judge(members.get(callee.property.name) ?? [], `.${callee.property.name}()`);
    },
    NewExpression: ({ callee }) => {
      const made = callee.type === 'Identifier' ? globalNamed(callee.name) : undefined;
      if (made?.__compat) judge([made], `new ${callee.name}`);
    },
    Literal: ({ regex }) => {
      if (regex?.flags.includes('v')) judge([BUILTINS.RegExp.unicodeSets], '/v');
    },
  }).visit(parse(source));
  return inOrder(found);
}

const inOrder = names => [...names].sort((one, other) => one.localeCompare(other));

function parse(source) {
  const { program, errors } = parseSync('built.js', source);
  if (errors.length > 0) throw new Error(errors[0].message);
  return program;
}

export function newStyleFeatures(source, floor) {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = new Set();
  const judge = (feature, name) => {
    if (feature && isNew(feature, floor)) found.add(name);
  };
  for (const [, name] of text.matchAll(/@([a-z-]+)/g)) judge(STYLES['at-rules'][name], `@${name}`);
  for (const [, name] of text.matchAll(/::?([a-z-]+)(?=[\s,{.:)(>+~[])/g))
    judge(STYLES.selectors[name], `:${name}`);
  for (const [, name] of text.matchAll(/([a-z-]+)\(/g)) judge(functionNamed(name), `${name}()`);
  for (const [, name, value] of text.matchAll(/(?<=[{;\s])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)) {
    judge(STYLES.properties[name], name);
    for (const word of value.split(/[\s,]+/)) judge(STYLES.properties[name]?.[word], `${name}: ${word}`);
  }
  for (const [, unit] of text.matchAll(/\d(cq(?:w|h|i|b|min|max)|[dsl]v(?:h|w|i|b))\b/g))
    judge(STYLES.types.length?.[unit] ?? unitNamed(unit), unit);
  return inOrder(found);
}

function globalNamed(given) {
  const name = Object.hasOwn(INSTANCES, given) ? INSTANCES[given] : given;
  return Object.hasOwn(BUILTINS, name)
    ? BUILTINS[name]
    : Object.hasOwn(data.api, name)
      ? data.api[name]
      : undefined;
}

function functionNamed(name) {
  const { types } = STYLES;
  return [types, types.color, types.gradient, types['transform-function'], types['filter-function']]
    .map(group => group?.[name])
    .find(feature => feature?.__compat);
}

function unitNamed(unit) {
  const { length } = STYLES.types;
  return unit.startsWith('cq')
    ? length?.container_query_length_units
    : length?.viewport_percentage_units_dynamic;
}

function collectMembers() {
  const all = new Map();
  for (const parent of [
    ...Object.values(BUILTINS),
    ...Object.values(BUILTINS.Intl),
    ...Object.values(data.api),
  ])
    for (const [key, feature] of Object.entries(parent)) {
      if (key === '__compat' || key.endsWith('_static') || !feature.__compat) continue;
      all.set(key, [...(all.get(key) ?? []), feature]);
    }
  return all;
}

/** In one of the browsers it came later than the floor, or not yet. */
function isNew(feature, floor) {
  const support = feature.__compat?.support;
  return (
    support !== undefined && Object.entries(floor).some(([browser, oldest]) => !has(support[browser], oldest))
  );
}

function has(statements, oldest) {
  const list = Array.isArray(statements) ? statements : [statements ?? {}];
  return list.some(
    ({ version_added: added, version_removed: removed, flags }) =>
      !flags &&
      !(Number.parseFloat(removed) <= oldest) &&
      typeof added === 'string' &&
      Number.parseFloat(added.replace('≤', '')) <= oldest,
  );
}
