# The server with the page, as one image: `docker build -t kingdomino .`
# It runs as one process on a volume (`docker run -p 3000:3000 -v kingdomino:/data kingdomino`) or, with DATABASE_URL, as
# one of many on PostgreSQL (compose.yaml). Operators: `docker exec CONTAINER node packages/server/dist/admin.js help`.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/bots/package.json packages/bots/
COPY packages/cli/package.json packages/cli/
COPY packages/protocol/package.json packages/protocol/
COPY packages/rules/package.json packages/rules/
COPY packages/server/package.json packages/server/
COPY packages/study/package.json packages/study/
COPY packages/table/package.json packages/table/
COPY packages/testkit/package.json packages/testkit/
COPY packages/vision/package.json packages/vision/
COPY packages/web/package.json packages/web/
COPY tools/api-docs/package.json tools/api-docs/

# Changes of sources do not install anything anew. Install scripts of dependencies are not needed; `prepare` only builds.
FROM manifests AS build
RUN npm ci --ignore-scripts
COPY tsconfig.base.json tsconfig.json ./
COPY tools/checks/check-machine.cjs ./tools/checks/
COPY packages ./packages
RUN npm run build \
  && rm -rf packages/server/dist/tools packages/server/dist/testing packages/bots/dist/*/testing \
  && find packages/*/dist \( -name '*.d.ts' -o -name '*.map' \) -delete

FROM manifests AS dependencies
RUN npm ci --ignore-scripts --omit=dev --workspace @kingdomino/server

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=dependencies /app/packages/server ./packages/server
COPY --from=build /app/packages/rules/package.json ./packages/rules/
COPY --from=build /app/packages/rules/schema ./packages/rules/schema
COPY --from=build /app/packages/rules/dist ./packages/rules/dist
COPY --from=build /app/packages/bots/package.json ./packages/bots/
COPY --from=build /app/packages/bots/assets ./packages/bots/assets
COPY --from=build /app/packages/bots/dist ./packages/bots/dist
COPY --from=build /app/packages/study/package.json ./packages/study/
COPY --from=build /app/packages/study/dist ./packages/study/dist
COPY --from=build /app/packages/protocol/package.json ./packages/protocol/
COPY --from=build /app/packages/protocol/dist ./packages/protocol/dist
COPY --from=build /app/packages/table/package.json ./packages/table/
COPY --from=build /app/packages/table/dist ./packages/table/dist
COPY --from=build /app/packages/server/dist ./packages/server/dist
COPY --from=build /app/packages/web/dist ./packages/web/dist
COPY docs/protocol.md ./docs/
# Owned by the user who runs the server, so that a new volume mounted here is too. No VOLUME: it would leave a nameless
# one behind for every container that uses PostgreSQL.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
# Node is process 1 and gets SIGTERM itself; the server finishes within 10 seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--v8-pool-size=1", "packages/server/dist/main.js"]
