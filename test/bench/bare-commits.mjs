// The driver's own durable single-row commits, one after another: what the disk gives to who waits for it each time.
import path from 'node:path';
import Database from 'libsql';

const row = JSON.stringify([{ id: 101, label: '姓名', value: '李雷' }]).repeat(8);

process.on('message', ({ folder, milliseconds }) => {
  const database = new Database(path.join(folder, 'bare.db'), { timeout: 5000 });
  for (const pragma of ['journal_mode=DELETE', 'synchronous=EXTRA', 'foreign_keys=ON', 'secure_delete=ON'])
    database.pragma(pragma);
  database.exec('create table if not exists rows (id integer primary key, value text not null)');
  const insert = database.prepare('insert into rows (value) values (?)');
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < milliseconds) {
    insert.run([row]);
    count += 1;
  }
  database.close();
  process.send({ perSecond: count / ((performance.now() - started) / 1000) });
});
