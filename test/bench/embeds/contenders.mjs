/** What every page of the comparison has around what is embedded. */
const host = ({ head = '', body, scripts = '' }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A partner's page</title>
<style>body { max-width: 720px; margin: 0 auto; padding: 16px; font: 16px/1.6 system-ui, sans-serif; }</style>
${head}
</head>
<body>
<h1>A partner's page</h1>
${body}
${scripts}
</body>
</html>`;

const script = (file) => `<script src="${file}"></script>`;
const loader = (site) => `<script async src="${site}/loader.js" crossorigin="anonymous"></script>`;
const sheet = (file) => `<link rel="stylesheet" href="${file}">`;
const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
const escapeHtml = (text = '') => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const isRequired = ({ required }) => required !== 'FALSE' && required !== false;
const isMultiple = ({ type, displayForm }) => type === 'CHECKBOX' || displayForm === 'SELECT';

/** Of both of ours, as of the others: when a visitor can type, or sees all events. */
const hasField = () =>
  Boolean(document.querySelector('vt-form')?.shadowRoot?.querySelector('input')?.checkVisibility());
const hasEvents = () =>
  document.querySelector('vt-event-list')?.shadowRoot?.querySelectorAll('.event-row').length >= 12;

/**
 * The same form and the same list by whoever embeds them. Each has what its page is, the files of its packages that the
 * page takes beside it, and what a visitor waits for: an expression that the page is asked in each frame.
 * @param site the origin of a running server
 * @param form the form as its call answers; @param events the first twelve as theirs does
 * @param named both as the site's own page makes them for a page that shows them sooner; @param included as HTML, as a partner's own server puts them into its page
 */
export const describeForms = ({ site, form, named, included }) => [
  {
    name: 'Vitrine, `vt-form`',
    page: host({
      head: loader(site),
      body: `<vt-form form-id="${form.id}"></vt-form>`,
    }),
    isUsable: hasField,
  },
  {
    name: 'Vitrine, its scripts named by the page',
    page: host({ body: named.form }),
    isUsable: hasField,
  },
  {
    name: 'Vitrine, included by the page’s server',
    page: host({ head: loader(site), body: included.form }),
    isUsable: hasField,
  },
  {
    name: 'plain HTML and a little script',
    page: host({ head: sheet('plain.css'), body: writePlainForm(form), scripts: script('plain.js') }),
    files: { 'plain.css': plainSheet, 'plain.js': plainForm },
    isUsable: () => window.isReady && document.querySelector('input').checkVisibility(),
  },
  {
    name: 'SurveyJS 2.5.38',
    page: host({
      head: sheet('survey-core.fontless.min.css'),
      body: '<div id="place"></div>',
      scripts: `${script('survey.core.min.js')}${script('survey-js-ui.min.js')}
<script>new Survey.Model(${inScript(toSurvey(form))}).render(document.getElementById('place'))</script>`,
    }),
    packages: [
      'survey-core/survey-core.fontless.min.css',
      'survey-core/survey.core.min.js',
      'survey-js-ui/survey-js-ui.min.js',
    ],
    isUsable: () => Boolean(document.querySelector('#place input')?.checkVisibility()),
  },
  {
    name: 'Form.io 5.6.0',
    page: host({
      head: sheet('formio.form.min.css'),
      body: '<div id="place"></div>',
      scripts: `${script('formio.form.min.js')}
<script>Formio.createForm(document.getElementById('place'), ${inScript(toFormio(form))}).then(() => { window.isReady = true; })</script>`,
    }),
    packages: ['@formio/js/dist/formio.form.min.css', '@formio/js/dist/formio.form.min.js'],
    isUsable: () => window.isReady && Boolean(document.querySelector('#place input')?.checkVisibility()),
  },
];

export const describeLists = ({ site, events, named, included }) => [
  {
    name: 'Vitrine, `vt-event-list`',
    page: host({
      head: loader(site),
      body: `<vt-event-list page-size="${events.length}"></vt-event-list>`,
    }),
    isUsable: hasEvents,
  },
  {
    name: 'Vitrine, its scripts named by the page',
    page: host({ body: named.list }),
    isUsable: hasEvents,
  },
  {
    name: 'Vitrine, included by the page’s server',
    page: host({ head: loader(site), body: included.list }),
    isUsable: hasEvents,
  },
  {
    name: 'plain HTML and a little script',
    page: host({ head: sheet('plain.css'), body: '<ul id="place"></ul>', scripts: script('plain.js') }),
    files: { 'plain.css': plainSheet, 'plain.js': plainList, 'events.json': JSON.stringify(events.map(toEvent)) },
    isUsable: () => document.querySelectorAll('#place li').length === 12,
  },
  {
    name: 'FullCalendar 6.1.21, its web component',
    page: host({
      body: '<full-calendar id="place"></full-calendar>',
      scripts: `${['core', 'list', 'web-component'].map((name) => script(`${name}.global.min.js`)).join('')}
<script>document.getElementById('place').options = ${inScript(toCalendar(events))}</script>`,
    }),
    packages: ['core', 'list', 'web-component'].map((name) => `@fullcalendar/${name}/index.global.min.js`),
    files: { 'events.json': JSON.stringify(events.map(toEvent)) },
    isUsable: () => document.querySelectorAll('.fc-list-event').length >= 12,
  },
];

const plainSheet = `* { box-sizing: border-box; }
form { display: grid; gap: 16px; }
label, legend { display: block; font-weight: 600; }
input:not([type=radio]):not([type=checkbox]), select, textarea { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid #8a94a3; border-radius: 4px; font: inherit; }
button { min-height: 44px; border: 0; border-radius: 4px; background: #c93f1b; color: #fff; font: inherit; font-weight: 600; }
li { padding: 12px 0; border-bottom: 1px solid #dcdfe4; }
`;

const plainForm = `const form = document.querySelector('form');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
  form.querySelector('output').textContent = answer.ok ? 'Thank you.' : 'That did not work. Please try again.';
});
window.isReady = true;
`;

const plainList = `fetch('events.json').then((answer) => answer.json()).then((events) => {
  document.getElementById('place').append(...events.map(({ title, start, url }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = url;
    link.textContent = title;
    item.append(new Date(start).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }), ' ', link);
    return item;
  }));
});
`;

function writePlainForm({ formFields }) {
  const fields = formFields.map((field) => {
    const { id, name, fieldOptions = [], type } = field;
    const given = `name="${id}"${isRequired(field) && !isMultiple(field) ? ' required' : ''}`;
    const label = `<label for="f${id}">${escapeHtml(name)}</label>`;
    if (isMultiple(field) || type === 'RADIO') {
      const kind = isMultiple(field) ? 'checkbox' : 'radio';
      const options = fieldOptions.map(
        (option) =>
          `<label><input type="${kind}" ${given} value="${escapeHtml(option)}"> ${escapeHtml(option)}</label>`,
      );
      return `<fieldset><legend>${escapeHtml(name)}</legend>${options.join('')}</fieldset>`;
    }
    if (type === 'SELECT')
      return `<div>${label}<select id="f${id}" ${given}><option value=""></option>${fieldOptions.map((option) => `<option>${escapeHtml(option)}</option>`).join('')}</select></div>`;
    if (type === 'TEXTAREA') return `<div>${label}<textarea id="f${id}" ${given}></textarea></div>`;
    const kind = { EMAIL: 'email', PHONE: 'tel' }[type] ?? 'text';
    return `<div>${label}<input id="f${id}" type="${kind}" ${given}></div>`;
  });
  return `<form method="post" action="/send">${fields.join('')}<label><input type="checkbox" name="consent" required> I agree to the privacy policy</label><button>Send</button><output></output></form>`;
}

function toSurvey({ formFields }) {
  const elements = formFields.map((field) => {
    const { id, name: title, type, fieldOptions: choices } = field;
    const common = { name: `f${id}`, title, isRequired: isRequired(field) };
    if (isMultiple(field)) return { ...common, type: 'checkbox', choices };
    if (type === 'RADIO') return { ...common, type: 'radiogroup', choices };
    if (type === 'SELECT') return { ...common, type: 'dropdown', choices };
    if (type === 'TEXTAREA') return { ...common, type: 'comment' };
    return { ...common, type: 'text', inputType: { EMAIL: 'email', PHONE: 'tel' }[type] ?? 'text' };
  });
  return { elements: [...elements, { type: 'boolean', name: 'consent', title: 'I agree to the privacy policy' }] };
}

function toFormio({ formFields }) {
  const components = formFields.map((field) => {
    const { id, name: label, type, fieldOptions = [] } = field;
    const common = { key: `f${id}`, label, input: true, validate: { required: isRequired(field) } };
    const values = fieldOptions.map((option) => ({ label: option, value: option }));
    if (isMultiple(field)) return { ...common, type: 'selectboxes', values };
    if (type === 'RADIO') return { ...common, type: 'radio', values };
    if (type === 'SELECT') return { ...common, type: 'select', data: { values } };
    if (type === 'TEXTAREA') return { ...common, type: 'textarea' };
    return { ...common, type: { EMAIL: 'email', PHONE: 'phoneNumber' }[type] ?? 'textfield' };
  });
  const consent = { type: 'checkbox', key: 'consent', label: 'I agree to the privacy policy', input: true };
  const send = { type: 'button', action: 'submit', key: 'submit', label: 'Send', input: true };
  return { components: [...components, consent, send] };
}

const toEvent = ({ id, activityName, startDate, endDate }) => ({
  title: activityName,
  start: startDate,
  end: endDate,
  url: `/activity/${id}`,
});

/** One list of all of them, whatever years they are in. */
function toCalendar(events) {
  const [first] = events.map(({ startDate }) => startDate).sort();
  return {
    initialView: 'all',
    height: 'auto',
    initialDate: first,
    views: { all: { type: 'list', duration: { years: 20 } } },
    events: 'events.json',
  };
}
