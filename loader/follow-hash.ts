import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';

/**
 * Opens the form that the address's hash names: `#vt-form`, `#vt-form-1`, whatever a mail's tool has put behind it. The
 * hash goes, so that the same link works again and a reload does not open it anew. A page that has an element by that id
 * means that.
 */
export function followHash(page: Vitrine): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => followHash(page), { once: true });
    return;
  }
  const name = /#(vt-[\w-]+)(?:[/?&].*)?$/.exec(location.href)?.[1];
  if (!name || document.getElementById(name)) return;
  const [isForm, formId] = /^vt-form(?:-([1-9]\d*))?$/.exec(name) ?? [];
  if (!isForm) {
    console.error(`vitrine: #${name} opens nothing. A form is opened by #vt-form or, by its id, #vt-form-1.`);
    return;
  }
  const [address] = location.href.split('#');
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A document of no origin has no say in its address.
  }
  page.push(['open', 'form', { formId }]);
}
