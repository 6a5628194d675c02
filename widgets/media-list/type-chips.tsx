import { useEffect, useRef } from 'react';

interface TypeChipsProps {
  label: string;
  types: readonly string[];
  chosen: readonly string[];
}

/** Every type in sight, of which several may be chosen: boxes of the form, which a press sends. */
export function TypeChips({ label, types, chosen }: TypeChipsProps) {
  const element = useRef<HTMLFieldSetElement>(null);
  const send = () => element.current?.form?.requestSubmit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a visitor who was faster than the script
  useEffect(() => {
    const boxes = [...(element.current?.querySelectorAll('input') ?? [])];
    if (boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked)) send();
  }, []);
  if (types.length < 2) return null;
  return (
    <fieldset ref={element} className="chips" onChange={send}>
      <legend>{label}</legend>
      {types.map((type) => (
        <label key={type} className="chip">
          <input type="checkbox" name="type" value={type} defaultChecked={chosen.includes(type)} />
          <span>{type}</span>
        </label>
      ))}
    </fieldset>
  );
}
