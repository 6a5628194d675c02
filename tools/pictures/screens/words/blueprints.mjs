import { blueprints as businessFinance } from './blueprints/business-finance.mjs';
import { blueprints as enterpriseCore } from './blueprints/enterprise-core.mjs';
import { blueprints as humanCapital } from './blueprints/human-capital.mjs';
import { blueprints as supplyChain } from './blueprints/supply-chain.mjs';

/** What each product's blueprints say, in the order of its tabs: a flow, entities around a middle, or phases over weeks. */
export const blueprints = { ...enterpriseCore, ...humanCapital, ...supplyChain, ...businessFinance };
