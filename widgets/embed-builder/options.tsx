import type { ReactNode } from 'react';
import type { EmbedAttribute } from '../../contract/entities/embed.ts';
import { modeNames, modes } from '../../contract/snippets.ts';
import { say } from '../../contract/text.ts';
import type { PageQuery } from '../kit/runtime/page.ts';
import type { EmbedBuilderProps } from './embed-builder.data.ts';
import { attributeNames, names, propertyNames, words } from './names.text.ts';
import { type Choice, hasLabel, keyOf } from './read-choice.ts';

interface OptionsProps extends EmbedBuilderProps {
  choice: Choice;
  query: PageQuery;
  live: boolean;
}

type Option = readonly [value: string, label: string];

/** All that may be chosen of the widget that was chosen. Fields that it does not have are not there. */
export function Options(props: OptionsProps) {
  const { data, choice, site, sites, t } = props;
  const { options } = data;
  const { release, properties } = options;
  const offered = new Set(options.widgets.map(({ name }) => name));
  const widgets = Object.entries(names).flatMap(([name, word]): Option[] =>
    offered.has(name) ? [[name, say(word, site.mark)]] : [],
  );
  const rare = choice.attributes.filter(isRare);
  const usual = choice.attributes.filter((attribute) => !isRare(attribute));
  return (
    <>
      <Choose {...props} name="widget" label={t('widget')} value={choice.widget} options={widgets} />
      {choice.canOpen && (
        <Choose
          {...props}
          name="mode"
          label={t('mode')}
          value={choice.mode}
          options={modeNames.filter((name) => choice.canOpen || !modes[name].overlay).map((name) => [name, t(name)])}
        />
      )}
      {usual.map((attribute) => (
        <Attribute key={`${choice.widget} ${attribute.name}`} {...props} attribute={attribute} />
      ))}
      {hasLabel(choice) && (
        <Text
          key={`${choice.widget} label`}
          {...props}
          name="label"
          label={t('label')}
          hint={choice.standardLabel}
          explain={choice.mode === 'inline' ? t('labelHint') : undefined}
        />
      )}
      <Choose
        {...props}
        name="site"
        label={t('site')}
        value={choice.mark ?? ''}
        options={[['', t('ofThePage')], ...sites.map(({ mark, languageName }): Option => [mark, languageName])]}
      />
      <Choose
        {...props}
        name="release"
        label={t('release')}
        explain={t('releaseHint')}
        value={choice.pinned ? 'pinned' : 'newest'}
        options={[
          ['newest', t('newest')],
          ['pinned', t('pinned', { release: release.name })],
        ]}
      />
      {rare.length > 0 && (
        <details key={choice.widget} open={rare.some(({ name }) => name in data.query)}>
          <summary>{t('more')}</summary>
          <div className="folded">
            {rare.map((attribute) => (
              <Attribute key={attribute.name} {...props} attribute={attribute} />
            ))}
          </div>
        </details>
      )}
      <details open={properties.some((property) => keyOf(property) in data.query)}>
        <summary>{t('colors')}</summary>
        <div className="folded colors">
          {[...properties].sort(byOrder).map((property) => {
            const name = keyOf(property);
            const label = say(propertyNames[property.name] ?? { cn: name, en: name }, site.mark);
            return (
              <Text key={name} {...props} name={name} label={label} hint={property.standard}>
                {props.live && property.kind === 'color' && (
                  <Picker {...props} name={name} label={label} hint={property.standard} />
                )}
              </Text>
            );
          })}
        </div>
      </details>
    </>
  );
}

/** What only engineers ask for. */
const isRare = ({ name, kind }: EmbedAttribute) => kind === 'values' || name === 'unlock' || name === 'source';

const order = Object.keys(propertyNames);
const byOrder = (a: { name: string }, b: { name: string }) => order.indexOf(a.name) - order.indexOf(b.name);

/** The browser's own way to pick a colour writes it into the field beside it. */
function Picker({ query, name, label, hint, t }: OptionsProps & { name: string; label: string; hint: string }) {
  const said = String(query[name] ?? '');
  return (
    <input
      type="color"
      aria-label={t('pick', { name: label })}
      value={toLong(said) ?? toLong(hint)}
      onInput={({ currentTarget }) => {
        const field = currentTarget.parentElement?.querySelector<HTMLInputElement>('input[name]');
        if (field) field.value = currentTarget.value;
      }}
    />
  );
}

/** A colour as pickers have it, with six digits. */
function toLong(color: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(color)) return color;
  return /^#[\da-f]{3}$/i.test(color) ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}` : undefined;
}

function Attribute(props: OptionsProps & { attribute: EmbedAttribute }) {
  const { attribute, data, choice, site, query, t } = props;
  const { name, kind, words: known = [], standard } = attribute;
  const label = say(attributeNames[name as keyof typeof attributeNames] ?? { cn: name, en: name }, site.mark);
  const usual: Option[] = choice.widget === 'form' ? [] : [['', t('standard')]];
  if (name === 'form-id')
    return (
      <Choose
        {...props}
        name={name}
        label={label}
        value={choice.snippet.attributes[name] ?? ''}
        options={[...usual, ...data.options.forms.map((form): Option => [String(form.id), form.name])]}
      />
    );
  if (kind === 'choice')
    return (
      <Choose
        {...props}
        name={name}
        label={label}
        value={String(query[name] ?? '')}
        options={known.map((word) => [
          word === standard ? '' : word,
          say(words[word] ?? { cn: word, en: word }, site.mark),
        ])}
      />
    );
  if (kind === 'switch')
    return (
      <Choose
        {...props}
        name={name}
        label={label}
        value={String(query[name] ?? '')}
        options={[
          ['', t('off')],
          ['on', t('on')],
        ]}
      />
    );
  return <Text {...props} name={name} label={label} hint={standard} explain={explain(attribute, t)} />;
}

function explain({ name, kind }: EmbedAttribute, t: EmbedBuilderProps['t']): string | undefined {
  if (kind === 'id') return t('idHint');
  if (kind === 'films') return t('filmHint');
  if (kind === 'values') return t('valuesHint');
  if (name === 'unlock') return t('unlockHint');
  return name === 'address' || name === 'source' ? t('addressHint') : undefined;
}

interface FieldProps extends OptionsProps {
  name: string;
  label: string;
  explain?: string;
}

/** What a control of a field is told: its name, and what describes it. */
interface Given {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A label, its control, and what is wrong with what was given or, where nothing is, what to give. */
function Field({
  name,
  label,
  explain,
  choice,
  query,
  id,
  t,
  children,
}: FieldProps & { children(given: Given): ReactNode }) {
  const own = id(name);
  const fault = choice.faults[name];
  return (
    <div className="field">
      <label htmlFor={own}>{label}</label>
      {children({
        ...{ id: own, name },
        'aria-describedby': explain || fault ? `${own}-note` : undefined,
        'aria-invalid': fault && true,
      })}
      {(explain || fault) && (
        <p className={fault ? 'error' : 'explain'} id={`${own}-note`}>
          {fault ? t(fault, { value: String(query[name] ?? '').slice(0, 60) }) : explain}
        </p>
      )}
    </div>
  );
}

function Text({ hint, children, ...props }: FieldProps & { hint?: string; children?: ReactNode }) {
  return (
    <Field {...props}>
      {(given) => (
        <div className="entry">
          <input
            {...given}
            type="text"
            defaultValue={String(props.query[props.name] ?? '')}
            placeholder={hint}
            autoComplete="off"
            spellCheck={false}
          />
          {children}
        </div>
      )}
    </Field>
  );
}

function Choose({ value, options, ...props }: FieldProps & { value: string; options: readonly Option[] }) {
  return (
    <Field {...props}>
      {(given) => (
        <Select {...props} {...given} value={value}>
          {writeOptions(options)}
        </Select>
      )}
    </Field>
  );
}

interface SelectProps extends Given, Pick<OptionsProps, 'choice' | 'query'> {
  value: string;
  children: ReactNode;
}

/**
 * Its first option is the standard one: what the server has chosen otherwise stands in its HTML. What an address asked for
 * and there is not stays chosen, so that what is said of it stays, too.
 */
function Select({ choice, query, name, value, children, ...given }: SelectProps) {
  const unknown = choice.faults[name] && String(query[name]);
  return (
    <select
      {...{ id: given.id, name }}
      aria-describedby={given['aria-describedby']}
      aria-invalid={given['aria-invalid']}
      defaultValue={unknown ?? value}
    >
      {unknown && <option value={unknown}>{unknown}</option>}
      {children}
    </select>
  );
}

const writeOptions = (options: readonly Option[]) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
