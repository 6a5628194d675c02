import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// Tags of ours are elements of the browser, and no components that Vue would look for.
const isCustomElement = (tag: string) => tag.startsWith('vt-');

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
