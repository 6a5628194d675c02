import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeLargeSite } from './large.mjs';
import { fetchPlainly, isSearchable, suggest } from './load.mjs';
import { runServer } from './run-server.mjs';

/** What is looked for, by what is hard about it; the large site's texts are made of these words. */
const searches = {
  cn: {
    'a word that most pages have': ['系统', '数据', '客户', '质量'],
    'one letter': ['数', '一', '产', '的'],
    'several words': ['数据 客户 系统', '质量 库存', '成本 核算 报表 数据'],
    'a long sentence': [
      '我们的仓库盘点总是对不上账，生产现场的数据要等到月底才能汇总，怎样让库存、成本和质量追溯在同一套系统里当天看清楚',
    ],
    'twelve words that most pages have': [
      '系统 数据 客户 质量 生产 库存 成本 订单 计划 报表 仓库 管理',
      '企业 流程 设备 物料 车间 采购 供应 财务 核算 追溯 盘点 交付',
    ],
    'a rare word': ['霁月', '鳌山', '龘'],
  },
  en: {
    'a word that most pages have': ['the', 'system', 'data', 'customers'],
    'one letter': ['a', '5', 'i'],
    'the beginning of many words': ['co', 'pr', 'in', 're'],
    'several words': ['production data system', 'quality stock control', 'cost report plant order'],
    'a long sentence': [
      'how do we close the books each month when the plant and the warehouse and the customers disagree',
    ],
    'twelve words that most pages have': [
      'the system and data of the customers for production in plants with orders stock cost quality',
      'production planning quality control inventory cost management order data system report plant',
      'we are on to it as the production of our plants is in order and control',
    ],
    'a word with a slip': ['prodction', 'warehuose', 'custmoer'],
    'a rare word': ['zymurgy', 'qwertz'],
  },
};

/** Turns that each question takes, beside the first, which nobody judges. */
const rounds = 12;

/**
 * How the search of a large site is made ready, and how long it takes, asked one question after another.
 * @yields rows as they are measured: name, value and unit, and of questions the times that half, nineteen of twenty and all
 *   of them stay within, and what one takes of the processor, in milliseconds
 */
export async function* measureSearch({ entries = 30_000 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-search-'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const site = path.join(folder, 'content');
    await makeLargeSite(site, entries);
    // The first start reads and measures the content, which the next one remembers.
    const first = await runServer({ CONTENT_DIR: site });
    await first.stop({ keep: true });
    const server = await runServer({ CONTENT_DIR: site, DATA_DIR: first.data });
    yield* measureIndexing(server, agent);
    for (const [place, [mark, kinds]] of Object.entries(searches).entries())
      yield* measureKinds({ server, agent, mark, id: place + 1, kinds });
    await server.stop();
    rmSync(first.data, { recursive: true, force: true });
  } finally {
    agent.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Until both sites' search answers, something else is asked for in turn: its longest wait is the longest block. */
async function* measureIndexing(server, agent) {
  const before = { cpu: server.cpu(), memory: server.memory().now, at: performance.now() };
  let longest = 0;
  for (let ready = false; !ready; ) {
    ready = await isSearchable(server.port, agent);
    for (let turn = 0; turn < 20; turn += 1)
      longest = Math.max(longest, (await time(agent, server.port, { address: '/healthz' })).took);
  }
  yield { name: 'the indexes of both sites: ready after', value: (performance.now() - before.at) / 1000, unit: 's' };
  yield { name: 'the indexes of both sites: the processor', value: server.cpu() - before.cpu, unit: 's' };
  yield {
    name: 'the indexes of both sites: memory',
    value: (server.memory().now - before.memory) / 1e6,
    unit: 'MB',
  };
  yield { name: 'the longest that anything else waited meanwhile', value: longest, unit: 'ms' };
}

async function* measureKinds({ server, agent, mark, id, kinds }) {
  for (const [kind, questions] of Object.entries(kinds)) {
    yield await measureQuestions(`${mark}, ${kind}: search`, server, agent, (q) => find(id, q), questions);
    yield await measureQuestions(`${mark}, ${kind}: suggestions`, server, agent, (q) => suggest(id, q), questions);
  }
}

async function measureQuestions(name, server, agent, write, questions) {
  const times = [];
  const ask = async (q) => {
    const { status, took } = await time(agent, server.port, write(q));
    if (status !== 200) throw new Error(`The search for ${q} was answered ${status}.`);
    return took;
  };
  for (const q of questions) await ask(q);
  const before = server.cpu();
  for (let round = 0; round < rounds; round += 1) for (const q of questions) times.push(await ask(q));
  const processor = ((server.cpu() - before) * 1000) / times.length;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { name, p50: at(0.5), p95: at(0.95), max: at(1), processor };
}

const find = (id, q) => ({
  method: 'POST',
  address: '/api/internal/search/list',
  body: JSON.stringify({ site: { id }, q, pageNo: 1, pageSize: 10 }),
});

/** One question over a connection that stays: its status, and the milliseconds that it took. */
async function time(agent, port, question) {
  const began = performance.now();
  const { status } = await fetchPlainly(port, { ...question, agent });
  return { status, took: performance.now() - began };
}
