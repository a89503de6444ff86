import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './mall/db/schema.ts',
    './mall/db/schema-buying.ts',
    './mall/db/schema-desk.ts',
    './mall/db/schema-sandbox.ts',
  ],
  out: './mall/db/migrations',
});
