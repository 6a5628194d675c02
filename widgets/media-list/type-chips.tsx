interface TypeChipsProps {
  label: string;
  types: readonly string[];
  chosen: readonly string[];
}

/** Every type in sight, of which several may be chosen: boxes of the form, which a press sends. */
export function TypeChips({ label, types, chosen }: TypeChipsProps) {
  if (types.length < 2) return null;
  return (
    <fieldset className="chips" onChange={(event) => event.currentTarget.form?.requestSubmit()}>
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
