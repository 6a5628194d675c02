import type { AnyTextTable } from '../../../contract/text.ts';
import type { AttributeTable } from './attributes.ts';
import { createElementClass } from './element.ts';
import type { Parts, WidgetDefinition } from './widget.ts';

/** Registers the widget's element where there is a registry; a second definition of the same tag is ignored. */
export function defineWidget<
  const Attributes extends AttributeTable,
  Data,
  Text extends AnyTextTable,
  OwnParts extends Parts = Parts,
>(definition: WidgetDefinition<Attributes, Data, Text, OwnParts>): WidgetDefinition<Attributes, Data, Text, OwnParts> {
  const tag = `vt-${definition.name}`;
  if (typeof customElements !== 'undefined' && !customElements.get(tag)) {
    customElements.define(tag, createElementClass(definition as unknown as WidgetDefinition));
  }
  return definition;
}
