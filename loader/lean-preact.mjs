import path from 'node:path';

/**
 * What of Preact's sources cannot come about in the bundle for browsers: `react.ts` exports neither classes, Suspense nor
 * portals, and no add-on but the hooks is built in. Each expression is written as the constant that it always is there,
 * and the minifier leaves out what hangs on it: docs/decisions/0077.
 */
const constants = {
  'src/diff/index.js': {
    // Classes.
    '(tmp = newType.prototype) && tmp.render': 'false',
    isClassComponent: 'false',
    'tmp = newType.contextType': '0',
    'tmp && globalContext[tmp._id]': 'undefined',
    'tmp ? provider ? provider.props.value : tmp._defaultValue : globalContext': 'globalContext',
    provider: 'undefined',
    'oldProps = c.props': '0',
    'oldState = c.state': '0',
    'c.componentWillUpdate': 'undefined',
    'EMPTY_ARR.push.apply(c._renderCallbacks, c._stateCallbacks)': '0',
    'c._stateCallbacks = []': '0',
    '!c.state': 'false',
    'c.state = c._nextState': '0',
    'c._nextState': 'undefined',
    // Who catches what a view throws: only a class can.
    'c._bits & COMPONENT_PENDING_ERROR': '0',
    'c._bits & COMPONENT_PROCESSING_EXCEPTION': '0',
    // Suspense, and what a server streams for it.
    'oldVNode._flags & MODE_SUSPENDED': '0',
    'e && e.then': 'false',
    '(r = r._excess)': 'false',
    // Portals.
    'newProps._parentDom': 'undefined',
    'vnode.props._parentDom': 'undefined',
    // Formulas and templates.
    "nodeType == 'math'": 'false',
    "nodeType == 'foreignObject'": 'false',
    'namespace == MATH_NAMESPACE': 'false',
    "nodeType == 'template'": 'false',
    'options._hydrationMismatch': 'undefined',
    // Registries of a part of a page, which nobody here has: the page's own is refused once a script has moved the tag into
    // another document.
    'newProps.is ? newProps : parentDom': '',
  },
  'src/diff/children.js': {
    'oldVNode._flags & REF_DETACHED': '0',
    'parentVNode.props._parentDom': 'undefined',
    "oldDom.data.startsWith('$s')": 'false',
    // In a list whose order changed, whatever is not in its place moves, and not the fewest that could.
    'skew < hi': 'false',
    'tails[skew] = childVNode._index': '0',
    'skew = tails.length': '0',
    'lisLengths[i] == skew': 'false',
  },
  'src/diff/props.js': {
    'options.event': 'undefined',
    // Of the listeners that hear before others: not those to a captured pointer, whose names end alike.
    "name.replace(CAPTURE_REGEX, '$1')": "name.replace('Capture', '')",
    // Attributes of style, which a page's policy may refuse, and links of older drawings.
    "name == 'style'": 'false',
    // Read-only ones, which are then set as attributes, and those of tables, which rich text has without Preact.
    "name != 'list'": 'true',
    "name != 'form'": 'true',
    "name != 'rowSpan'": 'true',
    "name != 'colSpan'": 'true',
    ".replace(/xlink(H|:h)/, 'h')": '',
  },
  'src/diff/catch-error.js': { '(vnode = vnode._parent)': 'false' },
  'src/component.js': {
    'vnode.props._parentDom': 'undefined',
    'oldVNode._flags & MODE_HYDRATE': '0',
    'options.vnode': 'undefined',
    'options.debounceRendering': 'undefined',
    prevDebounce: 'undefined',
    'this._stateCallbacks.push(callback)': '0',
    // Hooks keep their own state, and set a component's to have it rendered.
    "typeof update == 'function'": 'false',
    '!s || s == this.state': 'false',
    'assign(s, update)': '0',
  },
  'src/create-context.js': { 'Context.Consumer.contextType = Context': 'Context' },
  'src/create-element.js': { 'options.vnode': 'undefined' },
  'src/render.js': {
    'options._root': 'undefined',
    'parentDom.nodeType == 9': 'false',
    "vnode && typeof vnode == 'object'": 'true',
  },
  'jsx-runtime/src/index.js': { '!props': 'false', 'options.vnode': 'undefined', '__source || __self': 'false' },
  'hooks/src/index.js': {
    oldBeforeDiff: 'undefined',
    oldBeforeRender: 'undefined',
    oldAfterDiff: 'undefined',
    oldCommit: 'undefined',
    oldBeforeUnmount: 'undefined',
    'options._hook': 'undefined',
    prevScu: 'undefined',
    'errorParent === undefined': 'false',
    'options._skipEffects': 'false',
    'options.requestAnimationFrame': 'undefined',
    prevRaf: 'undefined',
    HAS_RAF: 'true',
  },
};

/** Functions that nobody calls there. */
const unused = {
  'src/component.js': ['BaseComponent.prototype.forceUpdate', 'BaseComponent.prototype.render'],
  'src/create-context.js': ['Context.Consumer'],
  'hooks/src/index.js': ['options._root'],
};

const folder = `${path.resolve('node_modules/preact')}/`;

/** Preact's sources in place of its own bundle, for the alias plugin. */
export const preactSources = [
  { find: /^react\/jsx-runtime$/, replacement: `${folder}jsx-runtime/src/index.js` },
  { find: /^preact\/hooks$/, replacement: `${folder}hooks/src/index.js` },
  { find: /^preact$/, replacement: `${folder}src/index.js` },
];

/** A new release of Preact that no longer says one of these things fails the build, with its name. */
export function leanPreact() {
  return {
    name: 'lean-preact',
    transform(code, id) {
      if (!id.startsWith(folder)) return null;
      const file = path.relative(folder, id);
      const change = (pattern, replacement, what) => {
        const changed = code.replace(pattern, replacement);
        if (changed === code) this.error(`preact/${file} no longer has \`${what}\`: see loader/lean-preact.mjs.`);
        code = changed;
      };
      for (const name of unused[file] ?? [])
        change(new RegExp(`^\\t?${escapePattern(name)} = [\\s\\S]*?;\\n(?=\\n)`, 'gm'), '', name);
      for (const [expression, value] of Object.entries(constants[file] ?? {}))
        change(read(expression), value && `(${value})`, expression);
      return { code, map: null };
    },
  };
}

/** Wherever the expression is read: not where it is declared or set. White space may differ. */
function read(expression) {
  const text = escapePattern(expression).replace(/\s+/g, '\\s+');
  const start = /^\w/.test(expression) ? '(?<![\\w.])(?<!(?:const|let) )' : '';
  const end = /\w$/.test(expression) ? '\\b(?! = |: )' : '';
  return new RegExp(start + text + end, 'g');
}

const escapePattern = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
