// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createElement, createRoot, hydrateRoot } from '../../../loader/react.ts';

const place = () => document.body.appendChild(document.createElement('div'));

afterEach(() => {
  document.body.innerHTML = '';
});

describe('what browsers get for React', () => {
  it('hears focus come and go anywhere below an element', () => {
    const told: string[] = [];
    const container = place();
    const view = createElement(
      'section',
      { onFocus: () => told.push('focus'), onBlur: () => told.push('blur') } as object,
      createElement('input', null),
    );
    createRoot(container).render(view);
    container.querySelector('input')?.focus();
    container.querySelector('input')?.blur();
    expect(told).toEqual(['focus', 'blur']);
  });

  it("writes an icon's strokes as SVG has them", () => {
    const container = place();
    createRoot(container).render(
      createElement(
        'svg',
        { viewBox: '0 0 24 24' },
        createElement('path', { strokeWidth: 2, strokeLinecap: 'round' } as object),
      ),
    );
    const path = container.querySelector('path');
    expect([path?.getAttribute('stroke-width'), path?.getAttribute('stroke-linecap')]).toEqual(['2', 'round']);
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 24 24');
  });

  it('takes over what a server wrote, renders again and leaves', () => {
    const container = place();
    container.innerHTML = '<button>One</button>';
    const button = container.firstElementChild;
    const press = vi.fn();
    const root = hydrateRoot(container, createElement('button', { onClick: press }, 'One'));
    container.querySelector('button')?.click();
    expect(press).toHaveBeenCalledTimes(1);
    root.render(createElement('button', { onClick: press }, 'Two'));
    expect(container.firstElementChild).toBe(button);
    expect(container.textContent).toBe('Two');
    root.unmount();
    expect(container.innerHTML).toBe('');
  });
});
