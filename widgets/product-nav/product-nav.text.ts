import type { TextTable } from '../../contract/text.ts';

export const text = {
  label: { cn: '本页内容', en: 'On this page' },
  demands: { cn: '企业需求', en: 'Challenges' },
  values: { cn: '业务价值', en: 'Value' },
  functions: { cn: '核心功能', en: 'Functions' },
  blueprints: { cn: '业务蓝图', en: 'Blueprints' },
  scenes: { cn: '应用场景', en: 'Scenarios' },
  strengths: { cn: '产品优势', en: 'Strengths' },
  cases: { cn: '客户案例', en: 'Customers' },
} as const satisfies TextTable;
