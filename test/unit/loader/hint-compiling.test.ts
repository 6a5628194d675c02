import { expect, test } from 'vitest';
import { hintCompiling } from '../../../loader/hint-compiling.mjs';

const { renderChunk } = hintCompiling();

test('a chunk of many functions tells browsers to compile them as it arrives', () => {
  expect(renderChunk('x(() => {});'.repeat(50))).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('a chunk of few functions is left as it is', () => {
  expect(renderChunk('x(() => {});'.repeat(49))).toBeNull();
});
