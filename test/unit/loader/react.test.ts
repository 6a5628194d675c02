// @vitest-environment happy-dom

import { createElement } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRoot, hydrateRoot } from '../../../loader/react.ts';

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
      { onFocusCapture: () => told.push('focus'), onBlurCapture: () => told.push('blur') } as object,
      createElement('input', null),
    );
    createRoot(container).render(view);
    container.querySelector('input')?.focus();
    container.querySelector('input')?.blur();
    expect(told).toEqual(['focus', 'blur']);
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
