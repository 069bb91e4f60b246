# Gateway and built web client, without build tools, tests and sandbox.
FROM node:26-slim AS build
WORKDIR /kontor
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

# Stage for provisioning.
FROM build AS provision
USER node
ENTRYPOINT ["node", "scripts/provision.ts"]

FROM node:26-slim
ENV NODE_ENV=production
# Memory limits (docs/performance.md, "Memory").
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=8" MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /kontor
COPY --from=build /kontor/package.json ./
COPY --from=build /kontor/node_modules ./node_modules
COPY --from=build /kontor/schema ./schema
COPY --from=build /kontor/gateway ./gateway
COPY --from=build /kontor/shop ./shop
# GraphiQL is not served in production.
COPY --from=build /kontor/dist/client ./dist/client
COPY --from=build /kontor/dist/server ./dist/server
COPY --from=build /kontor/dist/persisted-documents.json ./dist/
RUN mkdir .cache && chown node .cache
USER node
# Compiles once with the flags and user of the gateway, instead of at each start.
ENV NODE_COMPILE_CACHE=/kontor/.cache/compiled
RUN ["node", "gateway/compile-ahead.ts"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/main.ts"]
