# Server and page are bundled with the development dependencies, which stay behind in this stage.
FROM node:24-slim AS build
WORKDIR /app
# Packages are installed again where they have changed, and not with every line of source.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts && npm rebuild node @bufbuild/buf esbuild
COPY . .
RUN npm run prepare && rm -rf dist/server/*.map

FROM node:24-slim
# glibc keeps what closed connections have freed: SECURITY.md, "Memory".
RUN apt-get update && apt-get install -y --no-install-recommends libjemalloc2 && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production LD_PRELOAD=libjemalloc.so.2
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/dist dist
# The two packages that are not in the bundle, and what they need.
COPY --from=build /app/node_modules/@faker-js node_modules/@faker-js
COPY --from=build /app/node_modules/sharp node_modules/sharp
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/node_modules/detect-libc node_modules/detect-libc
COPY --from=build /app/node_modules/semver node_modules/semver
# Compiled once, by the user who is going to run it, because Node keeps a cache for each user.
RUN install -d -o node -g node cache
USER node
ENV NODE_COMPILE_CACHE=/app/cache
RUN node dist/server/server.cjs --help
EXPOSE 8080
# node:24 is on the path here, so that no script of package.json is needed.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "dist/server/health-check.cjs"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=384", "--expose-gc", "--disable-sigusr1", "dist/server/server.cjs"]
