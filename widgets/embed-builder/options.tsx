import { themes } from '../../contract/common-attributes.ts';
import type { EmbedAttribute } from '../../contract/entities/embed.ts';
import { modeNames, modes } from '../../contract/snippet-modes.ts';
import { say } from '../../contract/text.ts';
import type { text } from './embed-builder.text.ts';
import { type Asked, Choose, type Option, Text } from './fields.tsx';
import { attributeNames, names, propertyNames, themeNames, words } from './names.text.ts';
import { hasLabel, keyOf, type ReleaseName } from './read-choice.ts';

interface OptionsProps extends Asked {
  live: boolean;
}

/** All that may be chosen of the widget that was chosen. Fields that it does not have are not there. */
export function Options(props: OptionsProps) {
  const { data, choice, site, sites, t } = props;
  const { options } = data;
  const { release, properties } = options;
  const offered = new Set(options.widgets.map(({ name }) => name));
  const widgets = Object.entries(names).flatMap(([name, word]): Option[] =>
    offered.has(name) ? [[name, say(word, site.mark)]] : [],
  );
  const { after } = modes[choice.mode];
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
          explain={
            choice.widget === 'form' && modes[choice.mode].overlay ? t('hashHint', { hash: hashOf(choice) }) : undefined
          }
          options={modeNames.map((name) => [name, t(name)])}
        />
      )}
      {after && (
        <Text
          key={choice.mode}
          {...props}
          name="after"
          label={t(choice.mode === 'scroll' ? 'percent' : 'seconds')}
          hint={String(after.standard)}
        />
      )}
      {choice.places.length > 1 && (
        <Choose
          {...props}
          name="place"
          label={t('place')}
          value={choice.snippet.attributes.mode ?? ''}
          options={choice.places.map((place, index): Option => [index > 0 ? place : '', sayWord(place, site.mark)])}
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
        name="theme"
        label={t('theme')}
        value={choice.ground}
        options={themes.map((name): Option => [name, say(themeNames[name], site.mark)])}
      />
      <Choose
        {...props}
        name="release"
        label={t('release')}
        explain={t(releaseHints[choice.release])}
        value={choice.release}
        options={choice.releases.map((name) => [name, t(name, { release: release.name })])}
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

const releaseHints = {
  newest: 'releaseHint',
  pinned: 'releaseHint',
  early: 'earlyHint',
  sealed: 'sealedHint',
} as const satisfies Record<ReleaseName, keyof typeof text>;

const sayWord = (word: string, mark: string) => say(words[word] ?? { cn: word, en: word }, mark);

/** What an address ends in that opens the form on any page with the script. */
const hashOf = ({ snippet }: Asked['choice']) => `#vt-form-${snippet.attributes['form-id']}`;

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
  const { attribute, choice, site, query, t } = props;
  const { name, standard } = attribute;
  const label = say(attributeNames[name as keyof typeof attributeNames] ?? { cn: name, en: name }, site.mark);
  const options = optionsOf(props);
  if (!options) return <Text {...props} name={name} label={label} hint={standard} explain={explain(attribute, t)} />;
  const value = name === 'form-id' ? choice.snippet.attributes[name] : query[name];
  const hint = explain(attribute, t);
  return <Choose {...props} name={name} label={label} value={String(value ?? '')} options={options} explain={hint} />;
}

/** What there is to choose from, where it is not typed. */
function optionsOf({ attribute, data, choice, site, t }: OptionsProps & { attribute: EmbedAttribute }) {
  const { name, kind, words: known = [], standard } = attribute;
  if (name === 'form-id') {
    const usual: Option[] = choice.widget === 'form' ? [] : [['', t('standard')]];
    return [...usual, ...data.options.forms.map((form): Option => [String(form.id), form.name])];
  }
  if (kind === 'switch') return [['', t('off')] as const, ['on', t('on')] as const];
  if (kind !== 'choice') return undefined;
  return known.map((word): Option => [word === standard ? '' : word, sayWord(word, site.mark)]);
}

function explain({ name, kind }: EmbedAttribute, t: OptionsProps['t']): string | undefined {
  if (kind === 'id') return t('idHint');
  if (kind === 'films') return t('filmHint');
  if (kind === 'values') return t('valuesHint');
  if (name === 'unlock') return t('unlockHint');
  if (name === 'test') return t('testHint');
  return name === 'address' || name === 'source' ? t('addressHint') : undefined;
}
