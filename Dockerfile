# The page is bundled with the development dependencies, which stay behind in this stage.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm prune --omit=dev --ignore-scripts

FROM node:24-slim
# glibc keeps what closed connections have freed: docs/faults.md, "Memory".
RUN apt-get update && apt-get install -y --no-install-recommends libjemalloc2 && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production LD_PRELOAD=libjemalloc.so.2
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/src src
COPY --from=build /app/dist dist
# Compiled once, by the user who is going to run it, because Node keeps a cache for each user. Named here, it is in use
# before the first module is loaded, which spares that of TypeScript.
RUN rm -rf node_modules/.cache && install -d -o node -g node node_modules/.cache
USER node
ENV NODE_COMPILE_CACHE=/app/node_modules/.cache/identikit
RUN node src/main.ts --help
EXPOSE 8080
# node:24 is on the path here, so that no script of package.json is needed.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "src/app/health-check.ts"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=384", "--expose-gc", "--disable-sigusr1", "src/main.ts"]
