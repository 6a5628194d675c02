import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recall, remember } from '../../../widgets/kit/runtime/storage.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = (error: unknown) => () => {
  throw error;
};

describe.each(['sessionStorage', 'localStorage'] as const)('what is kept in %s', (kind) => {
  it('is had again under its name, until it is taken away', () => {
    remember(kind, 'a', 'x');
    expect(recall(kind, 'a')).toBe('x');
    remember(kind, 'a');
    expect(recall(kind, 'a')).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['missing', undefined],
    ['an object without its methods', {}],
    ['one that answers with what is no text', { getItem: () => 7, setItem: () => {}, removeItem: () => {} }],
    ...['SecurityError', 'QuotaExceededError'].map((name): [string, unknown] => {
      const no = refuse(new DOMException('no', name));
      return [`one that throws a ${name}`, { getItem: no, setItem: no, removeItem: no }];
    }),
    [
      'one that throws a plain Error',
      new Proxy({}, { get: refuse(new Error('no storage in this frame')), set: refuse(new Error('no')) }),
    ],
  ])('is nothing, and no failure, where storage is %s', (_, storage) => {
    vi.stubGlobal(kind, storage);
    expect(() => remember(kind, 'a', 'x')).not.toThrow();
    expect(() => remember(kind, 'a')).not.toThrow();
    expect(recall(kind, 'a')).toBeUndefined();
  });

  it('is nothing where the very name throws', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, kind);
    Object.defineProperty(globalThis, kind, {
      configurable: true,
      get: refuse(new DOMException('no', 'SecurityError')),
    });
    try {
      expect(() => remember(kind, 'a', 'x')).not.toThrow();
      expect(recall(kind, 'a')).toBeUndefined();
    } finally {
      if (own) Object.defineProperty(globalThis, kind, own);
      else Reflect.deleteProperty(globalThis, kind);
    }
  });
});
