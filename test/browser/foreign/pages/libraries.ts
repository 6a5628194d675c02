/** What Prototype did to a page, 1.6 and 1.7: it replaced much of what an array, a function and an element can do. */
export const prototype = `
Object.extend = (target, source) => { for (const name in source) target[name] = source[name]; return target };
Object.toJSON = (value) => {
  if (value === undefined || typeof value === 'function') return;
  if (value === null) return 'null';
  if (typeof value === 'string') return '"' + value.replace(/"/g, '\\\\"') + '"';
  if (typeof value !== 'object') return String(value);
  if (value.toJSON) return value.toJSON();
  return '{' + Object.keys(value).map((key) => '"' + key + '": ' + Object.toJSON(value[key])).join(', ') + '}';
};
const slice = (list) => { const copy = []; for (let index = 0; index < list.length; index++) copy[index] = list[index]; return copy };
window.$A = (list) => list ? (list.toArray ? list.toArray() : slice(list)) : [];
Array.from = window.$A;
Object.extend(Array.prototype, {
  each(hear) { for (let index = 0; index < this.length; index++) hear(this[index], index); return this },
  toArray() { return slice(this) }, entries() { return slice(this) }, clone() { return slice(this) }, size() { return this.length },
  reduce() { return this.length > 1 ? this : this[0] },
  // Those of 1.7 tell of a value and its place, and of no list.
  filter(hear, context) { const found = []; this.each((value, index) => { if (hear.call(context, value, index)) found.push(value) }); return found },
  map(hear, context) { const found = []; this.each((value, index) => { found.push(hear.call(context, value, index)) }); return found },
  find(hear, context) { return this.filter(hear, context)[0] },
  some(hear, context) { return this.filter(hear, context).length > 0 },
  every(hear, context) { return this.filter(hear, context).length === this.length },
  first() { return this[0] }, last() { return this[this.length - 1] }, compact() { return this.filter((each) => each != null) },
  without(...values) { return this.filter((each) => values.indexOf(each) < 0) }, uniq() { return this },
  toJSON() { return '[' + this.map(Object.toJSON).join(', ') + ']' },
});
Object.extend(String.prototype, { toJSON() { return Object.toJSON(String(this)) }, strip() { return this.trim() }, toArray() { return this.split('') } });
Number.prototype.toJSON = function () { return isFinite(this) ? String(this) : 'null' };
Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"' };
Function.prototype.bind = function (context, ...given) { const self = this; return function (...rest) { return self.apply(context, given.concat(rest)) } };
Object.extend(Function.prototype, { curry() { return this }, delay(seconds) { setTimeout(this, seconds * 1000) }, defer() { setTimeout(this, 10) }, wrap() { return this }, methodize() { return this } });
const Native = window.Element;
window.Element = function (name, attributes) { return Object.extend(document.createElement(name), attributes || {}) };
Object.extend(window.Element, Native); window.Element.prototype = Native.prototype;
Object.extend(HTMLElement.prototype, {
  remove() { this.parentNode.removeChild(this); return this }, show() { this.style.display = ''; return this }, hide() { this.style.display = 'none'; return this },
  update(html) { this.innerHTML = html; return this }, visible() { return true }, up() { return this.parentNode }, identify() { return this.id }, select() { return [] },
  observe(type, hear) { this.addEventListener(type, hear); return this }, readAttribute(name) { return this.getAttribute(name) },
});
window.$ = (id) => document.getElementById(id); window.$$ = (selector) => slice(document.querySelectorAll(selector));
document.getElementsByClassName = (name) => window.$$('.' + name);
`;

/** What MooTools 1.2 added, where \`for … in\` meets it. */
export const mooTools = `
const implement = (type, methods) => { for (const name in methods) type.prototype[name] = methods[name] };
implement(Array, {
  each(hear, bind) { this.forEach(hear, bind) }, clean() { return this }, associate() { return {} }, link() { return {} }, contains(item) { return this.indexOf(item) > -1 },
  extend(other) { for (const each of other) this.push(each); return this }, getLast() { return this[this.length - 1] }, getRandom() { return this[0] },
  include(item) { if (!this.contains(item)) this.push(item); return this }, combine() { return this }, erase() { return this }, empty() { this.length = 0; return this }, flatten() { return this },
});
implement(Function, {
  extend(properties) { for (const name in properties) this[name] = properties[name]; return this },
  create() { return this }, run(given, bind) { return this.apply(bind, given) }, pass() { return this }, attempt() {}, periodical() {}, delay(wait) { return setTimeout(this, wait) },
  bind(bind, given) { const self = this; return function () { return self.apply(bind, given === undefined ? arguments : [].concat(given)) } },
});
implement(String, { test(other) { return this.indexOf(other) > -1 }, contains(other) { return this.indexOf(other) > -1 }, clean() { return this }, camelCase() { return this } });
implement(Number, { limit() { return this }, round() { return this }, times() {} });
implement(HTMLElement, { inject(place) { place.appendChild(this); return this }, dispose() { this.remove(); return this }, adopt() { return this }, grab() { return this }, set() { return this }, get() { return null }, addEvent(type, hear) { this.addEventListener(type, hear) } });
// Of one argument, an event of the browser's.
window.Event = function (event) { if (event.type.test(/key/)) this.code = event.which; this.event = event };
window.$ = (id) => document.getElementById(id); window.$type = (value) => typeof value; window.$merge = () => ({});
`;

/** Zone.js: whatever waits is wrapped, and promises are of its own class. */
export const zone = `
const Native = Promise;
window.Promise = class ZoneAwarePromise extends Native { then(yes, no) { return super.then(yes && ((value) => yes(value)), no && ((fault) => no(fault))) } };
for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask']) {
  const own = window[name];
  window[name] = function (hear, ...rest) { return own.call(window, (...given) => hear(...given), ...rest) };
}
const ask = window.fetch;
window.fetch = (...given) => new Promise((yes, no) => ask(...given).then(yes, no));
const { addEventListener, removeEventListener } = EventTarget.prototype;
const wrapped = new WeakMap();
const wrap = (hear) => {
  if (typeof hear !== 'function') return hear;
  if (!wrapped.has(hear)) wrapped.set(hear, function (event) { return hear.call(this, event) });
  return wrapped.get(hear);
};
EventTarget.prototype.addEventListener = function (type, hear, options) { return addEventListener.call(this, type, wrap(hear), options) };
EventTarget.prototype.removeEventListener = function (type, hear, options) { return removeEventListener.call(this, type, wrap(hear), options) };
`;
