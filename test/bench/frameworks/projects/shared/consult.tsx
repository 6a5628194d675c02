'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { Overlay } from './vitrine/widgets/kit/components/overlay.tsx';

/** Opens the consult form over the page: whatever link asks for it, its code comes with the first press. */
export default function Consult({ page, className }) {
  const [open, setOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType>();
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      if (!(event.target as Element).closest('[data-vt-open=form]')) return;
      event.preventDefault();
      setOpen(true);
      import('./consult-form.tsx').then((module) => setForm(() => module.default));
    };
    document.addEventListener('click', ask);
    return () => document.removeEventListener('click', ask);
  }, []);
  const close = () => setOpen(false);
  return (
    <div className={className}>
      <Overlay open={open} onClose={close} label="consult" closeLabel="×">
        {Form && <Form page={page} />}
      </Overlay>
    </div>
  );
}
