import { describe, expect, it } from 'vitest';
import productBlueprints from '../../../widgets/product-blueprints/product-blueprints.define.ts';
import { product, showSection } from './product.ts';
import { linksOf } from './show-widget.tsx';

describe('the blueprints of a product', () => {
  it('stand in tabs, the drawing of the whole product before them', async () => {
    const element = await showSection(productBlueprints);
    expect(linksOf(element, '.tab')).toEqual(['#blueprint-1 Overview', '#blueprint-2 Process']);
    const icons = [...element.querySelectorAll('.tab img')].map((icon) => icon.getAttribute('src'));
    expect(icons).toEqual(['/files/logo.svg', '/files/process.svg']);
  });

  it('say what they are to those who cannot see them, and lead to themselves in full size', async () => {
    const element = await showSection(productBlueprints, {}, { mark: 'cn' });
    const drawings = [...element.querySelectorAll('.frame a')].map((link) => [
      link.getAttribute('href'),
      link.querySelector('img')?.alt,
    ]);
    expect(drawings).toEqual([
      ['/files/diagram.webp', 'Farsail Production：功能全景'],
      ['/files/process.webp', 'Farsail Production：Process'],
    ]);
  });

  it('are found by either of their two names', async () => {
    const { businessBluePrints: blueprints } = product;
    const element = await showSection(productBlueprints, {
      businessBluePrints: undefined,
      blueprints,
      diagram: undefined,
    });
    expect(linksOf(element, '.tab')).toEqual(['#blueprint-1 Process']);
  });

  it('take no place and fetch no script where there are none', async () => {
    const element = await showSection(productBlueprints, { businessBluePrints: [], diagram: undefined });
    expect(element.childElementCount).toBe(0);
    expect(productBlueprints.wakeFor?.({ name: '', drawings: [] })).toBe('never');
  });
});
