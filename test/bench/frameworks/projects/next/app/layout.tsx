import home from '../home.json';
import '../styles.css';

export const viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export default function Layout({ children }) {
  const { lang, mark } = home.page.site;
  return (
    <html lang={lang}>
      <head>
        {home.head.map(({ tag: Tag, attributes, text }, index) => (
          <Tag key={index} {...attributes} {...(text && { dangerouslySetInnerHTML: { __html: text } })} />
        ))}
      </head>
      <body className={mark}>{children}</body>
    </html>
  );
}
